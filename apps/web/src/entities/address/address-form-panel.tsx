import type { Address } from '@mall/contracts/address';
import { Button } from '@mall/ui/button';
import { useId } from 'react';
import { Panel } from '../../components/panel/panel.tsx';
import type { Recipient } from './address-form.ts';
import { AddressForm } from './address-form.tsx';
import { useAddressForm } from './use-address-form.ts';

type Props = {
  /** The address to change; without one a new one is created. */
  address?: Address | undefined;
  /** Whom a new address starts with. */
  recipient?: Recipient | undefined;
  /** The member has none yet: this one becomes the default. */
  isFirst: boolean;
  onClose: () => void;
  onSaved: (saved: Address | undefined) => void;
};

/** A new address or a stored one, in a panel of its own. */
export function AddressFormPanel({ address, recipient, isFirst, onClose, onSaved }: Props) {
  const formId = useId();
  const form = useAddressForm({ address, recipient }, onSaved);
  const footer = (
    <>
      <Button onClick={onClose}>취소</Button>
      <Button variant="primary" type="submit" form={formId} isLoading={form.isSending}>
        저장
      </Button>
    </>
  );
  return (
    <Panel isOpen onClose={onClose} title={address ? '배송지 수정' : '새 배송지'} footer={footer}>
      <AddressForm id={formId} form={form} isDefaultFixed={isFirst || address?.isDefault === true} />
    </Panel>
  );
}
