import { BottomSheet } from '@mall/ui/bottom-sheet';
import { Button } from '@mall/ui/button';
import { Row } from '@mall/ui/row';
import { useId } from 'react';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import type { OrderListAddress } from '../model/order-list-address.ts';
import { searchedAddress } from '../model/order-list-address.ts';
import { SearchFields } from '../parts/search-fields.tsx';

type Props = { address: OrderListAddress; onClose: () => void };

/** Days and states that no chip offers. */
export function SearchSheet({ address, onClose }: Props) {
  const navigate = useMallNavigate();
  const formId = useId();
  const find = (form: FormData) => {
    onClose();
    void navigate({ screen: 'orderList', search: searchedAddress(form, address) });
  };
  const footer = (
    <Button variant="primary" size="lg" block type="submit" form={formId}>
      조회
    </Button>
  );
  return (
    <BottomSheet isOpen title="기간·상태" onClose={onClose} footer={footer}>
      <Row id={formId} action={find} as="form" align="center" wraps gap={8}>
        <SearchFields address={address} size="md" />
      </Row>
    </BottomSheet>
  );
}
