import { type WithdrawalReason, withdraw } from '@mall/contracts/member';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeave } from '../../../entities/member/use-leave.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { withdrawalQuery } from '../api/member.query.ts';

export const withdrawalReasonNames: Readonly<Record<WithdrawalReason, string>> = {
  SELDOM: '자주 이용하지 않아요',
  PRODUCTS: '원하는 상품이나 가격이 없어요',
  SERVICE: '배송이나 서비스가 불편해요',
  PRIVACY: '개인정보가 걱정돼요',
  REJOIN: '다시 가입하려고 해요',
  OTHER: '다른 이유가 있어요',
};

export type WithdrawalField = 'reason' | 'password';
type Complaints = Partial<Record<WithdrawalField, string>>;

/** Leaving the mall: a reason, the password, and one confirmation. */
export function useWithdrawal() {
  usePageTitle('회원 탈퇴');
  const confirm = useConfirm();
  const toast = useToast();
  const leave = useLeave();
  const { data, isPending, error, refetch } = useQuery(withdrawalQuery());
  const [reason, setReason] = useState<WithdrawalReason | ''>('');
  const [password, setPassword] = useState('');
  const [complaints, setComplaints] = useState<Complaints>({});
  const withdrawal = useMutation({
    mutationFn: (body: { reason: WithdrawalReason; password: string }) => call(withdraw, { body }),
    onSuccess: async () => {
      await leave();
      toast('탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    },
    // Something was ordered meanwhile: the page names it.
    onError: (failure) => void (isApiError(failure, '4094') && refetch()),
  });
  const refused = fieldMessages(withdrawal.error);
  const failure = withdrawal.error;

  const confirmFirst = async (chosen: WithdrawalReason) => {
    const message = '정말 탈퇴할까요? 탈퇴하면 되돌릴 수 없어요.';
    if (await confirm({ message, confirmLabel: '탈퇴' })) withdrawal.mutate({ reason: chosen, password });
  };
  /** Asks for the one confirmation, or returns the first field that is not filled in. */
  const send = (): WithdrawalField | undefined => {
    const found: Complaints = {
      ...(reason === '' && { reason: '탈퇴하는 이유를 골라 주세요.' }),
      ...(password === '' && { password: '비밀번호를 입력해 주세요.' }),
    };
    setComplaints(found);
    const [first] = Object.keys(found) as WithdrawalField[];
    if (first === undefined && reason !== '') void confirmFirst(reason);
    return first;
  };
  return {
    isPending,
    error,
    retry: () => void refetch(),
    blockers: data?.blockers ?? [],
    reason,
    setReason,
    password,
    setPassword,
    complaints: { ...refused, ...complaints } as Complaints,
    failure: failure && Object.keys(refused).length === 0 ? errorText(failure, '탈퇴하지 못했어요.') : undefined,
    isSending: withdrawal.isPending,
    send,
  };
}
export type Withdrawal = ReturnType<typeof useWithdrawal>;
