import type { TermCode } from '@mall/contracts/codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMall } from './mall-context.tsx';
import { termsQuery } from './terms.query.ts';

const termNames: Record<TermCode, string> = {
  service: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 수신 동의',
  thirdParty: '개인정보 제3자 제공 동의',
  wireless: '휴대폰 가입 약관',
  subscription: '구독·렌탈 약관',
};

export const termLabel = (code: TermCode): string => termNames[code];

/** R2.22: the terms of the footer. */
export const footerTerms: readonly { code: TermCode; label: string }[] = (['service', 'privacy'] as const).map(
  (code) => ({ code, label: termLabel(code) }),
);

/** A term with its versions; the mall's name and address take the place of their marks (R7.24). */
export function useTerms(code: TermCode) {
  const { mall } = useMall();
  const { data: versions = [], error, isPending, refetch } = useQuery(termsQuery(code));
  const [chosenNo, choose] = useState<number>();
  const version = versions.find(({ termNo }) => termNo === chosenNo) ?? versions[0];
  const html = version?.html
    .replaceAll('{mallNm}', escapeHtml(mall.name))
    .replaceAll('{mallUrl}', escapeHtml(mall.mallUrl));
  return { versions, version, html, choose, error, isPending, refetch };
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
