import { termCodes } from '@mall/contracts/codes';
import { consentLabel } from '@mall/domain/term-words';
import { expect, test } from 'vitest';

test('a consent says 동의 once, at its end, whatever its text is called', () => {
  expect(consentLabel('thirdParty')).toBe('[필수] 개인정보 제3자 제공 동의');
  expect(consentLabel('wireless')).toBe('[필수] 휴대폰 가입 약관 동의');
  expect(consentLabel('marketing', false)).toBe('[선택] 마케팅 정보 수신 동의');
  for (const code of termCodes) expect(consentLabel(code).match(/ 동의/g), code).toHaveLength(1);
});

test('whoever agrees to the privacy policy agrees to what is collected and used', () => {
  expect(consentLabel('privacy')).toBe('[필수] 개인정보 수집·이용 동의');
});
