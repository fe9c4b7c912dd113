const format = new Intl.NumberFormat('ko-KR');

export const grouped = (amount: number) => format.format(amount);
export const won = (amount: number) => `${format.format(amount)}원`;
