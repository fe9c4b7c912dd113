const format = new Intl.NumberFormat('ko-KR');

export const grouped = (amount: number) => format.format(amount);
export const won = (amount: number) => `${format.format(amount)}원`;
/** With a true minus sign, which lines up with digits and is read aloud as one. */
export const signedWon = (amount: number) => (amount < 0 ? `−${won(-amount)}` : won(amount));
