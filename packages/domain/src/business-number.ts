const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

/** Whether a business number (000-00-00000) is valid: ten digits, the last a check digit. */
export function isBusinessNumber(written: string): boolean {
  if (!/^\d{3}-?\d{2}-?\d{5}$/.test(written)) return false;
  const digits = [...written.replaceAll('-', '')].map(Number);
  const ninth = digits[8] ?? 0;
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  return (10 - ((sum + Math.floor((ninth * 5) / 10)) % 10)) % 10 === digits[9];
}
