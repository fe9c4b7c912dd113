import type { TermCode } from '@mall/contracts/codes';

const termNames: Readonly<Record<TermCode, string>> = {
  service: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 수신 동의',
  thirdParty: '개인정보 제3자 제공 동의',
  wireless: '휴대폰 가입 약관',
  subscription: '구독·렌탈 약관',
};

/** The name of a text. */
export const termLabel = (code: TermCode): string => termNames[code];

/** What is agreed to, if that is not the text's own name. */
const consentNames: Readonly<Partial<Record<TermCode, string>>> = { privacy: '개인정보 수집·이용' };

/** What is agreed to, in a sentence that ends with 동의. */
export const consentName = (code: TermCode): string => (consentNames[code] ?? termNames[code]).replace(/ 동의$/, '');

/** The label of a consent's checkbox, as `[필수] 이용약관 동의`. */
export const consentLabel = (code: TermCode, isRequired = true): string =>
  `[${isRequired ? '필수' : '선택'}] ${consentName(code)} 동의`;
