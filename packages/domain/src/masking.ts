/** R9.12: first and last letter stay, the middle becomes asterisks; of two letters the second is hidden. */
export function maskMiddle(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= 1) return text;
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** R9.12: a name, as 김가은 → 김*은. */
export const maskName = maskMiddle;

/** R9.12: an id shows its first two and last letters, as demo → de*o. */
export function maskId(id: string): string {
  if (id.length <= 3) return maskMiddle(id);
  return `${id.slice(0, 2)}${'*'.repeat(id.length - 3)}${id.slice(-1)}`;
}
