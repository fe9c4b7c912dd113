import { refuseMail } from '@mall/contracts/member';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';

type RefusalLink = { readonly memberNo: number; readonly token: string };

/**
 * The unsubscribe link of an advertising mail: nothing happens before the button is clicked, because mail programs open links by
 * themselves.
 */
export function useMailRefusal(link: RefusalLink) {
  usePageTitle('광고 메일 수신거부');
  const { mutate, data, isPending, error } = useMutation({ mutationFn: () => call(refuseMail, { body: link }) });
  return {
    refuse: () => mutate(),
    isPending,
    refusedOn: data && momentText(data.refusedAt).slice(0, 10),
    failure: error ? errorText(error, '처리하지 못했어요. 잠시 뒤에 다시 시도해 주세요.') : undefined,
  };
}
