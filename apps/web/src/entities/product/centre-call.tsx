import { Button } from '@mall/ui/button';
import { useMall } from '../../lib/mall/mall-context.tsx';

/** R1.06: a marketing mall's guest can neither sign nor pay, but can call the service centre about a product. */
export function CentreCall({ size }: { size: 'lg' | 'xl' }) {
  const { mall, device } = useMall();
  return (
    <Button size={size} variant="primary" block render={<a href={`tel:${mall.customerPhone}`} />}>
      {device === 'mobile' ? '전화로 문의하기' : `고객센터 ${mall.customerPhone}`}
    </Button>
  );
}
