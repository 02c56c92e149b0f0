"use strict";
// ChaCha20-Poly1305 after RFC 8439, and the channel of mille_net/PHONE.md made of it: browsers
// keep their own cryptography from pages without TLS. Bytes are Uint8Arrays throughout.

const word = (bytes, at) =>
  bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24);

function joined(...parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) { all.set(part, at); at += part.length; }
  return all;
}

// The block function (2.3): 64 bytes for a key of 32, a nonce of 12 and a counter.
function chachaBlock(key, nonce, counter) {
  const start = new Int32Array(16), x = new Int32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let i = 0; i < 8; i++) start[4 + i] = word(key, 4 * i);
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = word(nonce, 4 * i);
  x.set(start);
  const turn = (a, b, d, by) => {
    x[a] += x[b];
    const mixed = x[d] ^ x[a];
    x[d] = (mixed << by) | (mixed >>> (32 - by));
  };
  const quarter = (a, b, c, d) => {
    turn(a, b, d, 16); turn(c, d, b, 12); turn(a, b, d, 8); turn(c, d, b, 7);
  };
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
  }
  const block = new DataView(new ArrayBuffer(64));
  for (let i = 0; i < 16; i++) block.setInt32(4 * i, x[i] + start[i], true);
  return new Uint8Array(block.buffer);
}

// Encrypts or decrypts (2.4), from the block with this counter on.
function chacha20(key, nonce, counter, data) {
  const result = new Uint8Array(data);
  for (let at = 0; at < data.length; at += 64) {
    const block = chachaBlock(key, nonce, counter++), end = Math.min(64, data.length - at);
    for (let i = 0; i < end; i++) result[at + i] ^= block[i];
  }
  return result;
}

// The number in up to 16 bytes, the lowest byte first.
function toNumber(bytes) {
  let number = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) number = (number << 8n) | BigInt(bytes[i]);
  return number;
}

// The authenticator (2.5): 16 bytes for a key of 32, which is used once.
function poly1305(key, message) {
  const prime = (1n << 130n) - 5n;
  const r = toNumber(key.subarray(0, 16)) & 0x0ffffffc0ffffffc0ffffffc0fffffffn;
  let sum = 0n;
  for (let at = 0; at < message.length; at += 16) {
    const part = message.subarray(at, at + 16);
    sum = (sum + toNumber(part) + (1n << BigInt(8 * part.length))) * r % prime;
  }
  let rest = sum + toNumber(key.subarray(16, 32));
  return Uint8Array.from({ length: 16 }, () => {
    const byte = Number(rest & 255n);
    rest >>= 8n;
    return byte;
  });
}

function tagOf(key, nonce, sealed, extra) {
  const padded = (bytes) => joined(bytes, new Uint8Array((16 - bytes.length % 16) % 16));
  const sizes = new DataView(new ArrayBuffer(16));
  sizes.setUint32(0, extra.length, true);
  sizes.setUint32(8, sealed.length, true);
  const message = joined(padded(extra), padded(sealed), new Uint8Array(sizes.buffer));
  return poly1305(chachaBlock(key, nonce, 0).subarray(0, 32), message);
}

// Encrypts and authenticates (2.8); the tag of 16 bytes comes last. `extra` is not encrypted.
function seal(key, nonce, plain, extra = new Uint8Array(0)) {
  const sealed = chacha20(key, nonce, 1, plain);
  return joined(sealed, tagOf(key, nonce, sealed, extra));
}

// The reverse of `seal`; null if anything was changed.
function unseal(key, nonce, message, extra = new Uint8Array(0)) {
  if (message.length < 16) return null;
  const sealed = message.subarray(0, message.length - 16), tag = message.subarray(sealed.length);
  const wanted = tagOf(key, nonce, sealed, extra);
  let different = 0;
  for (let i = 0; i < 16; i++) different |= tag[i] ^ wanted[i];
  return different ? null : chacha20(key, nonce, 1, sealed);
}

const toBase64 = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

// Names a key without telling it.
const keyName = (key) => toBase64(chachaBlock(key, new Uint8Array(12), 1).subarray(0, 8));

// JSON values in sealed frames of one size, with the keys and counters of one connection.
class SealedChannel {
  constructor(key, ownRandom, hostRandom) {
    const both = chachaBlock(chachaBlock(key, ownRandom, 0).subarray(0, 32), hostRandom, 0);
    this.sending = { key: both.subarray(0, 32), count: 0 };
    this.receiving = { key: both.subarray(32), count: 0 };
  }

  static nonce(way) {
    const nonce = new DataView(new ArrayBuffer(12));
    nonce.setUint32(4, way.count, true);
    nonce.setUint32(8, Math.floor(way.count / 2 ** 32), true);
    way.count++;
    return new Uint8Array(nonce.buffer);
  }

  seal(value) {
    const plain = new Uint8Array(SealedChannel.SIZE).fill(32); // spaces, which JSON ignores
    plain.set(new TextEncoder().encode(JSON.stringify(value)));
    return seal(this.sending.key, SealedChannel.nonce(this.sending), plain);
  }

  // The value in a frame; undefined if the frame does not come from the host, or not now.
  open(frame) {
    const plain = unseal(this.receiving.key, SealedChannel.nonce(this.receiving), frame);
    return plain ? JSON.parse(new TextDecoder().decode(plain)) : undefined;
  }
}
SealedChannel.SIZE = 256;
