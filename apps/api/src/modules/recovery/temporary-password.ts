import { randomInt } from 'node:crypto';
import { unmetPasswordRules } from '@mall/domain/password-policy';

// No characters that look alike: no l, I, O, 0, 1.
const characters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%';
const length = 12;

/** A random password that meets the rules whatever the id. */
export function makeTemporaryPassword(): string {
  for (;;) {
    const password = Array.from({ length }, () => characters.charAt(randomInt(characters.length))).join('');
    if (unmetPasswordRules(password, '').length === 0) return password;
  }
}
