import { getOwnRequest, type RequestDetail, sendProductRequestAgain } from '@mall/contracts/office/product-requests';
import type { ProductDetail } from '@mall/contracts/office/products';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { TextArea, TextField } from '../../kit/form/controls.tsx';
import { Form, FormSection } from '../../kit/form/form.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { SubmitButton } from '../../kit/form/submit-button.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { momentText } from '../../lib/moments.ts';
import { numberOf } from '../../lib/numbers.ts';
import { reading } from '../../lib/use-office.ts';
import fieldStyles from './products.module.css';
import styles from './requests.module.css';
import type { ProductForm } from './use-product-form.ts';
import { type Answers, fixesOf, type OptionPrices, useRequestForm } from './use-request-form.ts';

type Props = { product: ProductDetail; fields: (form: ProductForm) => ReactNode };

/** Requests changes of goods: a new request, or the next round of one's own that was sent back. An open one is only shown. */
export function RequestEditor({ product, fields }: Props) {
  const own = useQuery(reading(getOwnRequest, { params: { productNo: product.productNo } }));
  if (!own.data)
    return own.error ? (
      <Failure error={own.error} what="요청을" retry={() => void own.refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={2} />
    );
  const { request } = own.data;
  if (request?.state === 'R') return <Waiting request={request} />;
  return <Asking key={request?.version} {...{ product, request, fields }} onSent={() => own.refetch()} />;
}

const Waiting = ({ request: { requestNo, sentAt, round } }: { request: RequestDetail }) => (
  <p className={styles.waiting}>
    {`${momentText(sentAt)}에 보낸 ${round}차 요청이 승인을 기다려요. 그동안 지금 내용으로 판매해요. `}
    <OfficeLink screen="approval" params={{ requestNo }}>
      요청 보기
    </OfficeLink>
  </p>
);

type AskingProps = Props & { request: RequestDetail | null; onSent: () => Promise<unknown> };

function Asking({ product, request, fields, onSent }: AskingProps) {
  const [seen] = useState(product);
  const [prices, setPrices] = useState<OptionPrices>(() => pricesOf(request));
  const [answers, setAnswers] = useState<Answers>({});
  const form = useRequestForm(seen, request, { prices, answers }, onSent);
  const hasMore = Object.keys(prices).length > 0 || Object.keys(answers).length > 0;
  return (
    <>
      {request && <Fixes {...{ request, answers }} onAnswer={(no, text) => setAnswers({ ...answers, [no]: text })} />}
      <Form form={form}>
        {fields(form)}
        <FormSection title="옵션 추가 금액" note="고친 옵션만 함께 요청해요.">
          <ExtraPrices
            {...{ product: seen, prices }}
            error={form.errors['options']}
            onPrice={(no, price) => setPrices({ ...prices, [no]: price })}
          />
        </FormSection>
      </Form>
      {(form.isChanged || form.isSending || hasMore || request) && (
        <div className={styles.sending} role="status">
          <span>{request ? '고친 뒤 다시 요청해요' : '승인을 받으면 모든 몰에 보여요'}</span>
          <SubmitButton form={form} keys="mod+s" keysGroup="쓰기">
            {request ? '다시 요청' : '승인 요청'}
          </SubmitButton>
        </div>
      )}
    </>
  );
}

const pricesOf = (request: RequestDetail | null): OptionPrices =>
  Object.fromEntries((request?.asked.options ?? []).map(({ optionNo, extraPrice }) => [optionNo, extraPrice]));

type FixesProps = { request: RequestDetail; answers: Answers; onAnswer: (commentNo: number, text: string) => void };

/** The corrections to make: each comment is followed at its field, or answered here. */
const Fixes = ({ request, answers, onAnswer }: FixesProps) => (
  <section className={styles.fixes} aria-label="반려 의견">
    <h2>반려된 요청이에요. 의견대로 고치거나 답하고 다시 요청해 주세요.</h2>
    {fixesOf(request).map(({ commentNo, field, body, by }) => (
      <TextArea
        key={commentNo}
        label={`${fieldWords[field] ?? field}: ${body}`}
        note={by}
        placeholder="고치지 않을 때는 까닭을 적어 주세요"
        maxLength={longestOf(sendProductRequestAgain.body, 'answers.0.text')}
        value={answers[commentNo] ?? ''}
        onChange={({ target }) => onAnswer(commentNo, target.value)}
      />
    ))}
  </section>
);

type PricesProps = {
  product: ProductDetail;
  prices: OptionPrices;
  error: string | undefined;
  onPrice: (optionNo: number, price: number) => void;
};

const ExtraPrices = ({ product, prices, error, onPrice }: PricesProps) => (
  <div className={fieldStyles.fields}>
    {product.words.options.map(({ optionNo, colourName, label, extraPrice }) => (
      <TextField
        key={optionNo}
        label={[colourName, label].filter(Boolean).join(' · ') || '기본'}
        inputMode="numeric"
        unit="원"
        value={String(prices[optionNo] ?? extraPrice)}
        onChange={({ target }) => onPrice(optionNo, numberOf(target.value))}
      />
    ))}
    {error && (
      <p className={fieldStyles.problem} role="alert">
        {error}
      </p>
    )}
  </div>
);
