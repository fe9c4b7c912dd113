/** Shown where personal data was: 전자상거래법 시행령 §6 requires it to be kept for five years, and no longer. */
export const blankedWords = '보관 기간 5년이 지나 개인정보를 지웠어요.';
