import { type channels, listOpenContacts, openContact } from '@mall/contracts/office/contacts';
import { officePath } from '@mall/domain/office/screens';
import { useNavigate } from '@tanstack/react-router';
import { useAct } from './use-office.ts';

type Whom = { readonly mallId: number; readonly memberNo: number };

/** Begins a contact with a member and opens it at the desk; does nothing while one is being begun. */
export function useTalk(params: Whom, onError: (cause: unknown) => void) {
  const navigate = useNavigate();
  const open = useAct(openContact, {
    changes: [listOpenContacts],
    onDone: ({ contactNo }) =>
      void navigate({ to: officePath({ screen: 'contact', params: { mallId: params.mallId, contactNo } }) }),
  });
  return {
    isOpening: open.isPending,
    talk: (channel: (typeof channels)[number] = 'PHONE') => {
      if (!open.isPending) open.mutate({ params, body: { channel } }, { onError });
    },
  };
}
