import type { Dependencies } from '../../../dependencies.ts';

/** Thirty-two signs of which none is taken for another. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';
const howMany = 10;
const length = 12;

type Protected = Pick<Dependencies, 'vault' | 'random'>;

/** As `k3m8-20tz-x9qa`: sixty bits, in groups that one can copy from paper. */
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
