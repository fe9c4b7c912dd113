import { agreeAnew, answerMarketing, type Reconsent, type Reconsents } from '@mall/contracts/reconsent';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../entities/member/use-session.ts';
import { userInfoQuery } from '../../../entities/member/user-info.query.ts';
import { consentsError, missingConsents } from '../../../entities/terms/missing-consents.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { readStored, writeStored } from '../../../lib/browser/browser-storage.ts';
import { storageKeys } from '../../../lib/browser/storage-keys.ts';
import { reconsentsQuery } from '../api/member.query.ts';

/** Members who postpone it are not asked again for this many days (전자상거래법 제21조의2). */
const restDays = 7;

/** The terms that need renewed consent: those in force first, then future ones unless postponed. */
export function useReconsent() {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { data } = useQuery(reconsentsQuery());
  const [isPutOff, setPutOff] = useState(false);
  const until = storageKeys.reconsentPutOffUntil(user?.memberNo ?? 0);
  const today = seoulDayOf(new Date());
  const due = data?.terms.filter(({ isDue }) => isDue) ?? [];
  const isResting = isPutOff || today < (readStored(until) ?? '');
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: reconsentsQuery().queryKey });
    void queryClient.invalidateQueries({ queryKey: userInfoQuery().queryKey });
  };
  return {
    isDue: due.length > 0,
    terms: due.length > 0 ? due : isResting ? [] : (data?.terms ?? []),
    /** Opens by itself, once no other dialog is open. */
    marketing: isResting ? null : (data?.marketing ?? null),
    refresh,
    putOff: () => {
      writeStored(until, shiftedDay(today, restDays));
      setPutOff(true);
    },
  };
}

type Asked = Pick<ReturnType<typeof useReconsent>, 'terms' | 'refresh'>;

/** The consents ticked, and sending them. */
export function useAgreement({ terms, refresh }: Asked) {
  const toast = useToast();
  const [agreed, setAgreed] = useState<readonly number[]>([]);
  const [error, setError] = useState<string>();
  const send = useMutation({
    mutationFn: () => call(agreeAnew, { body: { agreedTerms: numbersOf(terms) } }),
    onSuccess: () => {
      toast('동의했어요.');
      refresh();
    },
    onError: (failure) => {
      setError(errorText(failure, '잠시 뒤에 다시 시도해 주세요.'));
      refresh();
    },
  });
  return {
    agreed,
    error,
    isSending: send.isPending,
    change: (numbers: number[]) => {
      setAgreed(numbers);
      setError(undefined);
    },
    agree: () => {
      const missing = consentsError(missingConsents(terms, agreed));
      setError(missing);
      if (missing === undefined) send.mutate();
    },
  };
}

type Marketing = NonNullable<Reconsents['marketing']>;

/** Consent to advertising continues with the new version, or ends. */
export function useMarketingAnswer({ termNo }: Marketing, refresh: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (isAgreed: boolean) => call(answerMarketing, { body: { termNo, isAgreed } }),
    onSuccess: (_done, isAgreed) => {
      toast(isAgreed ? '계속 보내 드릴게요.' : '이제 보내지 않아요.');
      refresh();
    },
    onError: (failure) => {
      toast(errorText(failure, '잠시 뒤에 다시 시도해 주세요.'));
      refresh();
    },
  });
}

const numbersOf = (terms: readonly Reconsent[]): number[] => terms.map(({ termNo }) => termNo);
