import type { Dependencies } from '../../../dependencies.ts';

/** Thirty-two characters that cannot be confused. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const howMany = 10;
const length = 12;

type Protected = Pick<Dependencies, 'vault' | 'random'>;

/** Such as `k3m8-20tz-x9qa`: sixty bits, in groups that are easy to copy from paper. */
const newCode = (random: Dependencies['random']): string =>
  Array.from(random(length), (byte) => signs[byte % signs.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** The hash of a code, however it was typed. */
export const hashRecoveryCode = (vault: Dependencies['vault'], code: string): Buffer =>
  Buffer.from(vault.hash(`recovery code ${code.toLowerCase().replace(/[\s-]/g, '')}`), 'base64url');

/** Ten codes for a lost device, with their hashes. */
export const newRecoveryCodes = ({ vault, random }: Protected) =>
  Array.from({ length: howMany }, () => {
    const code = newCode(random);
    return { code, hash: hashRecoveryCode(vault, code) };
  });
