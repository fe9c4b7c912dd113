import { mallSalesTypes } from '@mall/contracts/codes';
import { showMe } from '@mall/contracts/office/account';
import { listMalls } from '@mall/contracts/office/mall-list';
import { createMall, type MallOrigin } from '@mall/contracts/office/mall-opening';
import { officePath } from '@mall/domain/office/screens';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { RadioGroup, SelectField, TextField } from '../../../kit/form/controls.tsx';
import { Form } from '../../../kit/form/form.tsx';
import { SubmitButton } from '../../../kit/form/submit-button.tsx';
import { useOfficeForm } from '../../../kit/form/use-office-form.ts';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { Card, PageBody, PageHead } from '../../../kit/page.tsx';
import { mallChoices } from '../../../lib/mall-scope.ts';
import type { SearchParams } from '../../../lib/search.ts';
import { reading, useAct } from '../../../lib/use-office.ts';
import { salesTypeWords } from '../mall-words.ts';
import { AddressField } from './address-field.tsx';
import styles from './opening.module.css';

const origins: readonly { value: MallOrigin; label: string; note: string }[] = [
  { value: 'CHILD', label: '블루프린트', note: '블루프린트를 따라가요. 거기서 바꾸면 이 몰도 함께 바뀌어요.' },
  { value: 'COPY', label: '다른 몰 복사', note: '메뉴와 홈, 글, 설정을 그대로 가져오고 그 뒤로는 따로 움직여요.' },
  { value: 'EMPTY', label: '처음부터', note: '기본 설정과 안내 글만 담고 시작해요.' },
];
const labels = { name: '몰 이름', mallUrl: '주소', salesType: '판매 유형', fromMallId: '가져올 몰' };

/** The first step towards a new mall: its origin and its address. */
export function NewMallPage() {
  const navigate = useNavigate();
  const { kind }: SearchParams = useSearch({ strict: false });
  const isBlueprint = kind === 'blueprint';
  const { data: malls } = useQuery(reading(listMalls, { query: { sort: 'name', size: 100 } }));
  const act = useAct(createMall, { changes: [listMalls, showMe] });
  const form = useOfficeForm({
    ...{ shape: createMall.body, labels },
    values: { name: '', mallUrl: '', salesType: 'GENERAL', origin: 'EMPTY' as MallOrigin, fromMallId: '' },
    toBody: (values) => ({ ...values, fromMallId: Number(values.fromMallId), isBlueprint }),
    send: ({ salesType, fromMallId, ...values }) =>
      act.mutateAsync({
        body: {
          ...{ ...values, isBlueprint, fromMallId: values.origin === 'EMPTY' ? 0 : Number(fromMallId) },
          salesType: salesType as (typeof mallSalesTypes)[number],
        },
      }),
    onSent: ({ mallId }) =>
      void navigate({
        to: officePath(
          isBlueprint ? { screen: 'mall', params: { mallId } } : { screen: 'mallOpening', params: { mallId } },
        ),
        ...(!isBlueprint && { search: { step: 'who' } }),
      }),
  });
  const { origin } = form.values;
  const sources = (malls?.rows ?? []).filter((mall) => mall.isBlueprint === (origin === 'CHILD'));
  const offered = origins.filter(({ value }) => !(isBlueprint && value === 'CHILD'));
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="malls">몰</OfficeLink>}
        title={isBlueprint ? '새 블루프린트' : '새 몰'}
        context="만들어도 아직 아무도 볼 수 없어요"
      />
      <PageBody isTinted>
        <div className={styles.narrow}>
          <Card
            title="무엇으로 시작할까요?"
            footer={
              <SubmitButton form={form} keys="mod+enter">
                {isBlueprint ? '블루프린트 만들기' : '만들고 다음'}
              </SubmitButton>
            }
          >
            <Form form={form}>
              <div className={styles.fields}>
                <RadioGroup
                  legend="시작점"
                  name="origin"
                  choices={offered}
                  value={origin}
                  onChange={(value) => {
                    form.set('origin', value as MallOrigin);
                    form.set('fromMallId', '');
                  }}
                />
                <p className={styles.note}>{offered.find(({ value }) => value === origin)?.note}</p>
                {origin !== 'EMPTY' && (
                  <SelectField
                    label={origin === 'CHILD' ? '블루프린트' : labels.fromMallId}
                    placeholder={sources.length === 0 ? '고를 수 있는 것이 없어요' : '골라 주세요'}
                    choices={mallChoices(sources)}
                    {...form.field('fromMallId')}
                  />
                )}
                <TextField label={labels.name} {...form.field('name')} />
                <AddressField label={labels.mallUrl} {...form.field('mallUrl')} />
                <SelectField
                  label={labels.salesType}
                  choices={mallSalesTypes.map((value) => ({ value, label: salesTypeWords[value] }))}
                  {...form.field('salesType')}
                />
              </div>
            </Form>
          </Card>
        </div>
      </PageBody>
    </>
  );
}
