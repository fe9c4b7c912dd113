import { useNavigate, useSearch } from '@tanstack/react-router';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card, PageBody, PageHead } from '../../../kit/page.tsx';
import type { SearchParams } from '../../../lib/search.ts';
import { FindCaller } from './find-caller.tsx';
import { HandOrder } from './hand-order.tsx';
import type { Caller } from './use-by-hand.ts';

/** An order for a caller. The address can name the member, for links from a member's page: `?of=1-25`. */
export function ByHandPage() {
  const { of }: SearchParams = useSearch({ strict: false });
  const navigate = useNavigate();
  const caller = of === undefined ? undefined : callerOf(of);
  const choose = ({ mallId, memberNo }: Caller) =>
    void navigate({ to: '.', search: (search: SearchParams) => ({ ...search, of: `${mallId}-${memberNo}` }) });
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="orders">주문</OfficeLink>}
        title="전화 주문"
        context="결제는 회원이 링크에서 직접 해요"
      />
      <PageBody isTinted>
        {caller ? (
          <HandOrder key={of} caller={caller} />
        ) : (
          <Card title="누구의 주문인가요?">
            <FindCaller onChoose={choose} />
          </Card>
        )}
      </PageBody>
    </>
  );
}

function callerOf(of: string): Caller | undefined {
  const [mallId = 0, memberNo = 0] = of.split('-').map(Number);
  return mallId > 0 && memberNo > 0 ? { mallId, memberNo } : undefined;
}
