import type { TermCode } from '@mall/contracts/codes';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { fillTermMarks, inForceOn } from '@mall/domain/terms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { termsQuery } from './terms.query.ts';

/**
 * A term with its versions: the one in force today first, and the announced one; the placeholders contain the mall's name and address
 * (R7.24).
 */
export function useTerms(code: TermCode, day?: string) {
  const { mall } = useMall();
  const { data: versions = [], error, isPending, refetch } = useQuery(termsQuery(code));
  const [chosenDay, choose] = useState(day);
  const today = seoulDayOf(new Date());
  const inForce = inForceOn(versions, today);
  const version = versions.find(({ appliedOn }) => appliedOn === chosenDay) ?? inForce ?? versions[0];
  /** The next version, while another one is shown. */
  const next = versions.findLast(({ appliedOn }) => appliedOn > today);
  const html = version && fillTermMarks(version.html, mall);
  return {
    versions,
    version,
    next: next === version ? undefined : next,
    html,
    today,
    choose,
    error,
    isPending,
    refetch,
  };
}
