import { type ApplicationRow, listDealers } from '@mall/contracts/office/applications';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../kit/form/controls.tsx';
import { reading } from '../../lib/use-office.ts';

/** The dealers to whom one may assign an application, with their carriers. */
export function useDealers() {
  const { data } = useQuery({ ...reading(listDealers), staleTime: 60_000 });
  return data ?? [];
}

type Props = {
  application: Pick<ApplicationRow, 'carrier' | 'dealer'>;
  onChoose: (from: number | null, to: number | null) => void;
};

/** The dealer who processes it; a choice is saved at once. */
export function DealerField({ application: { carrier, dealer }, onChoose }: Props) {
  const able = useDealers().filter((one) => one.carrier === null || one.carrier === carrier);
  const known = dealer && !able.some(({ staffNo }) => staffNo === dealer.staffNo) ? [dealer, ...able] : able;
  return (
    <SelectField
      label="담당 대리점"
      placeholder="아직 없음"
      choices={known.map(({ staffNo, name }) => ({ value: String(staffNo), label: name }))}
      value={dealer ? String(dealer.staffNo) : ''}
      onChange={({ target }) => onChoose(dealer?.staffNo ?? null, target.value === '' ? null : Number(target.value))}
    />
  );
}
