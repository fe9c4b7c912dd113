import { Grid } from '@mall/ui/grid';
import { TextField } from '@mall/ui/text-field';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';

const fields = [
  { name: 'ordererName', label: '이름', autoComplete: 'name' },
  { name: 'ordererPhone', label: '휴대폰 번호', type: 'tel', autoComplete: 'tel', placeholder: '010-0000-0000' },
  {
    name: 'ordererEmail',
    label: '이메일',
    type: 'email',
    autoComplete: 'email',
    help: '주문 내역을 이메일로 보내 드려요',
  },
] as const;

/** The orderer, and how they are notified. */
export function OrdererBlock({ checkout: { form } }: { checkout: Checkout }) {
  return (
    <Block title="주문자">
      <Grid columns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))" align="start" gap="18 16">
        {fields.map(({ name, ...field }) => (
          <TextField key={name} {...field} isRequired {...form.field(name)} />
        ))}
      </Grid>
    </Block>
  );
}
