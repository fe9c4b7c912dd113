/** R9.12: the first and last character stay, the middle becomes asterisks: 김가은 → 김*은; of two characters the second is hidden. */
export function maskName(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= 1) return text;
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** R9.12: an id shows its first two and last characters: demo → de*o. */
export function maskId(id: string): string {
  if (id.length <= 3) return maskName(id);
  return `${id.slice(0, 2)}${'*'.repeat(id.length - 3)}${id.slice(-1)}`;
}

/** R9.12: an e-mail address keeps its domain: demo@mall.example → de*o@mall.example. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? maskId(email) : maskId(email.slice(0, at)) + email.slice(at);
}

/** R9.12: a phone number hides its middle: 01012345678 → 010-****-5678. */
export function maskPhone(phone: string): string {
  const [, area, middle, line] = /^(02|1\d{3}|0\d{2})(\d{3,4})?(\d{4})$/.exec(phone.replace(/[\s-]/g, '')) ?? [];
  if (area === undefined || line === undefined) return maskName(phone);
  return middle === undefined ? `${area}-****` : `${area}-${'*'.repeat(middle.length)}-${line}`;
}

/** An address down to its district: 서울 마포구 월드컵로 1 → 서울 마포구 ***. */
export function maskAddress(address: string): string {
  const words = address.split(' ');
  return words.length <= 2 ? maskName(address) : `${words.slice(0, 2).join(' ')} ***`;
}

/** Only the year of a birth date: 1990-05-17 → 1990-**-**. */
export const maskBirth = (date: string): string => date.replace(/-\d{2}/g, '-**');

/** Only the last four digits of a bank account: 110123456789 → ********6789. */
export const maskAccount = (account: string): string => account.replace(/.(?=.{4})/g, '*');
