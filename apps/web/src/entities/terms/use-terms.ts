import type { TermCode } from '@mall/contracts/codes';
import { termLabel } from '@mall/domain/term-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { termsQuery } from './terms.query.ts';

/** R2.22: the terms of the footer. */
export const footerTerms: readonly { code: TermCode; label: string }[] = (['service', 'privacy'] as const).map(
  (code) => ({ code, label: termLabel(code) }),
);

/** A term with its versions; the mall's name and address are filled into their placeholders (R7.24). */
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
