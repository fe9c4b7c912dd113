import { assignProductRequest, listReviewers } from '@mall/contracts/office/product-request-owners';
import { getProductRequest, listProductRequests, type RequestDetail } from '@mall/contracts/office/product-requests';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/form/controls.tsx';
import { Part } from '../../kit/page.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useMe } from '../../lib/use-me.ts';
import { reading, useAct } from '../../lib/use-office.ts';

/** The reviewer of a request, so that two do not do the same work; all reviewers may still decide it. */
export function RequestOwner({ request: { productNo, requestNo, owner } }: { request: RequestDetail }) {
  const toast = useToast();
  const me = useMe()?.staffNo;
  const { data = [] } = useQuery(reading(listReviewers));
  const assign = useAct(assignProductRequest, { changes: [listProductRequests, getProductRequest] });
  const give = (staffNo: number | null) =>
    assign.mutate(
      { params: { productNo, requestNo }, body: { staffNo } },
      {
        onError: (error) => toast.error(error),
        onSuccess: () => toast(staffNo === null ? '담당자를 비웠어요' : '담당자를 정했어요'),
      },
    );
  const known = owner && !data.some(({ staffNo }) => staffNo === owner.staffNo) ? [owner, ...data] : data;
  return (
    <Part title="담당">
      <SelectField
        label="검토하는 사람"
        placeholder="없음"
        choices={known.map(({ staffNo, name }) => ({ value: String(staffNo), label: name }))}
        value={String(owner?.staffNo ?? '')}
        disabled={assign.isPending}
        onChange={({ target: { value } }) => give(value === '' ? null : Number(value))}
      />
      {me !== undefined && owner?.staffNo !== me && (
        <Button size="sm" isBusy={assign.isPending} onClick={() => give(me)}>
          내가 맡기
        </Button>
      )}
    </Part>
  );
}
