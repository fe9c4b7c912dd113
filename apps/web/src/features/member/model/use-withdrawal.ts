import { withdrawLimits } from '@mall/contracts/limits/member';
import { type WithdrawalReason, withdraw } from '@mall/contracts/member';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useQuery } from '@tanstack/react-query';
import { useLeave } from '../../../entities/member/use-leave.ts';
import { call } from '../../../lib/api/api-client.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { missing, unchosen } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { withdrawalQuery } from '../api/member.query.ts';

/** Withdrawal from the mall: a reason, the password, and one confirmation. */
export function useWithdrawal() {
  usePageTitle('회원 탈퇴');
  const confirm = useConfirm();
  const toast = useToast();
  const leave = useLeave();
  const { data, isPending, error, refetch } = useQuery(withdrawalQuery());
  const form = useMallForm({
    values: { reason: '' as WithdrawalReason | '', password: '' },
    limits: withdrawLimits,
    validate: ({ reason, password }) =>
      foundErrors({ reason: unchosen(reason, '탈퇴하는 이유를'), password: missing(password, '비밀번호를') }),
    confirm: () => confirm({ message: '정말 탈퇴할까요? 탈퇴하면 되돌릴 수 없어요.', confirmLabel: '탈퇴' }),
    send: ({ reason, password }) => call(withdraw, { body: { reason: reason as WithdrawalReason, password } }),
    onSent: async () => {
      await leave();
      toast('탈퇴했어요. 그동안 이용해 주셔서 고마워요.');
    },
    // Something was ordered meanwhile: the page lists it.
    onError: (failure) => void (isApiError(failure, '4094') && refetch()),
    failure: '탈퇴하지 못했어요.',
  });
  return {
    isPending,
    error,
    retry: () => void refetch(),
    blockers: data?.blockers ?? [],
    form,
  };
}
export type Withdrawal = ReturnType<typeof useWithdrawal>;
