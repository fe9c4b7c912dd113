/** Every amount of won in a text, as a shopper reads it: `1,698,400원` → 1698400, `−150,000원` → −150000. */
export function wonIn(text: string): number[] {
  return [...text.matchAll(/([−-]?)\s*(\d[\d,]*)\s*원/g)].map(([, sign, digits = '']) => {
    const amount = Number(digits.replaceAll(',', ''));
    return sign ? -amount : amount;
  });
}

/** The one amount of won in a text. */
export function oneWonIn(text: string): number {
  const [amount, ...others] = wonIn(text);
  if (amount === undefined || others.length > 0) throw new Error(`not one amount of won: ${text}`);
  return amount;
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
