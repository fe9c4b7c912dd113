import { offerTotp, takeTotp } from '@mall/contracts/office/account';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Modal } from '../../../kit/overlay/modal.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { callOffice } from '../../../lib/call.ts';
import { errorText } from '../../../lib/office-error.ts';
import { useAct } from '../../../lib/use-office.ts';
import { CodeField } from '../code-field.tsx';
import { TotpPicture } from '../invitation/totp-picture.tsx';
import styles from './account.module.css';

type Props = { onClose: () => void; onDone: () => void };

/** Replaces the app for one-time codes. */
export function TotpModal({ onClose, onDone }: Props) {
  const [code, setCode] = useState('');
  const toast = useToast();
  const offer = useQuery({
    queryKey: ['totp-offer'],
    queryFn: () => callOffice(offerTotp),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  }).data;
  const take = useAct(takeTotp, {
    onDone: () => {
      toast('인증 앱을 연결했어요');
      onDone();
    },
  });
  return (
    <Modal isOpen onClose={onClose} title="인증 앱 연결">
      {offer && (
        <div className={styles.form}>
          <TotpPicture totp={offer} />
          <CodeField
            value={code}
            onChange={setCode}
            onComplete={(typed) => take.mutate({ body: { seal: offer.seal, code: typed } })}
            error={take.error ? errorText(take.error) : undefined}
          />
        </div>
      )}
    </Modal>
  );
}
