"use strict";
// X25519 after RFC 7748: two sides exchange public values, and only they can compute a common key.

const FIELD = (1n << 255n) - 19n;

function power(base, exponent) {
  let result = 1n;
  for (; exponent; exponent >>= 1n, base = base * base % FIELD) {
    if (exponent & 1n) result = result * base % FIELD;
  }
  return result;
}

// The function of the same name (5): 32 bytes for a secret and a point of as many.
function x25519(secret, point) {
  const bytes = Uint8Array.from(secret);
  bytes[0] &= 248;
  bytes[31] = bytes[31] & 127 | 64;
  const scalar = toNumber(bytes), x1 = toNumber(point) & ((1n << 255n) - 1n);
  let x2 = 1n, z2 = 0n, x3 = x1, z3 = 1n;
  for (let bit = 254n; bit >= 0n; bit--) {
    const swapped = scalar >> bit & 1n;
    if (swapped) [x2, z2, x3, z3] = [x3, z3, x2, z2];
    const sum = x2 + z2, difference = x2 - z2;
    const aa = sum * sum % FIELD, bb = difference * difference % FIELD, e = aa - bb;
    const da = (x3 - z3) * sum, cb = (x3 + z3) * difference;
    x3 = (da + cb) ** 2n % FIELD;
    z3 = x1 * (da - cb) ** 2n % FIELD;
    x2 = aa * bb % FIELD;
    z2 = e * (aa + 121665n * e) % FIELD;
    if (swapped) [x2, z2, x3, z3] = [x3, z3, x2, z2];
  }
  const result = (x2 * power(z2, FIELD - 2n) % FIELD + FIELD) % FIELD;
  return Uint8Array.from({ length: 32 }, (_, i) => Number(result >> BigInt(8 * i) & 255n));
}

// A secret for one agreement: its public value, and the key from the public value of the host.
class Agreement {
  constructor() {
    this.secret = crypto.getRandomValues(new Uint8Array(32));
    this.value = x25519(this.secret, Uint8Array.from({ length: 32 }, (_, i) => i ? 0 : 9));
  }

  key(value) {
    return chachaBlock(x25519(this.secret, value), new Uint8Array(12), 0).subarray(0, 32);
  }
}
