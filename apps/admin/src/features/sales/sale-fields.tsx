import { listSaleOptions, type OfficeSale } from '@mall/contracts/office/special-sales';
import { useQuery } from '@tanstack/react-query';
import content from '../../kit/content/content.module.css';
import { Checkbox, TextField } from '../../kit/form/controls.tsx';
import type { OfficeForm } from '../../kit/form/use-office-form.ts';
import { Failure } from '../../kit/states.tsx';
import { fromSeoulInput, toSeoulInput } from '../../lib/moments.ts';
import { grouped, won } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import { fieldWords as labels, type SaleValues } from './sale-words.ts';
import styles from './sales.module.css';

type Props = { form: OfficeForm<SaleValues>; mallId: number; sale?: OfficeSale };
type Numbers = 'salePrice' | 'totalPieces' | 'mostPerMember';

/** What a sale sells, when, and how much; fixed fields say why. */
export function SaleFields({ form, mallId, sale }: Props) {
  const { values, errors, set, field } = form;
  const taken = sale?.takenPieces ?? 0;
  const isPlan = sale === undefined || sale.changeable === 'PLAN';
  const number = (name: Numbers) => ({
    ...{ type: 'number', min: 1, value: values[name] || '', error: errors[name], label: labels[name] },
    onChange: ({ target: { value } }: { target: { value: string } }) => set(name, Number(value)),
  });
  const moment = (name: 'startsAt' | 'endsAt') => ({
    ...{ type: 'datetime-local', value: toSeoulInput(values[name] || null), label: labels[name] },
    error: errors[name] && (values[name] === '' ? '시각을 골라 주세요.' : errors[name]),
    onChange: ({ target: { value } }: { target: { value: string } }) => set(name, fromSeoulInput(value) ?? ''),
  });
  return (
    <>
      <TextField label={labels.headline} {...field('headline')} />
      {values.productNo !== '' && <Options {...{ form, mallId }} isFixed={!isPlan} />}
      <div className={content.pair}>
        <TextField
          {...number('salePrice')}
          note="원"
          disabled={!isPlan || sale?.hasSold}
          help={sale?.hasSold ? '이 값으로 주문한 회원이 있어서 바꿀 수 없어요.' : undefined}
        />
        <TextField
          {...number('totalPieces')}
          help={taken > 0 ? `주문 ${grouped(taken)}개보다 줄일 수 없어요.` : undefined}
        />
      </div>
      <div className={content.pair}>
        <TextField {...moment('startsAt')} disabled={!isPlan} />
        <TextField {...moment('endsAt')} help={isPlan ? undefined : '앞당길 수만 있어요.'} />
      </div>
      <TextField {...number('mostPerMember')} note="개" max={99} disabled={!isPlan} />
    </>
  );
}

type OptionsProps = Pick<Props, 'form' | 'mallId'> & { isFixed: boolean };

/** The options of the product that are part of the sale. */
function Options({ form: { values, errors, set }, mallId, isFixed }: OptionsProps) {
  const { productNo, optionNos } = values;
  const { data, error, refetch } = useQuery(reading(listSaleOptions, { params: { mallId, productNo } }));
  if (error) return <Failure error={error} what="옵션을" retry={() => void refetch()} />;
  const toggle = (optionNo: number, isChosen: boolean) =>
    set('optionNos', isChosen ? [...optionNos, optionNo] : optionNos.filter((other) => other !== optionNo));
  return (
    <fieldset className={styles.options} disabled={isFixed}>
      <legend>
        {data?.productName} · 평소 {won(data?.usualPrice ?? 0)}
      </legend>
      {data?.options.map(({ optionNo, name, stockQuantity }) => (
        <Checkbox
          key={optionNo}
          checked={optionNos.includes(optionNo)}
          onChange={({ target }) => toggle(optionNo, target.checked)}
        >
          {name || `옵션 ${optionNo}`} · 재고 {grouped(stockQuantity)}
        </Checkbox>
      ))}
      {errors['optionNos'] && <p role="alert">{errors['optionNos']}</p>}
    </fieldset>
  );
}
