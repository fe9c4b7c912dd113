/** R9.03: an access token with less than this left is renewed before it is used. */
export const renewBeforeSeconds = 300;

/** For this long a refresh token that was just used still returns its successor: a lost response does not end the session. */
export const rotationGraceSeconds = 10;

/** R4.06: both in seconds since 1970. */
export const shouldRenew = (expiresAtSeconds: number, nowSeconds: number): boolean =>
  expiresAtSeconds - nowSeconds < renewBeforeSeconds;
