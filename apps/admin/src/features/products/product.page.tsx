import { listProductChoices } from '@mall/contracts/office/product-choices';
import { getProduct, type ProductDetail, saveProduct } from '@mall/contracts/office/products';
import { deliveryMethodCodes } from '@mall/contracts/product-codes';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { productStateNames } from '@mall/domain/product-states';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../kit/badge.tsx';
import { Checkbox, SelectField, TextField } from '../../kit/form/controls.tsx';
import { Form, FormSection, SaveBar } from '../../kit/form/form.tsx';
import { longestOf } from '../../kit/form/longest.ts';
import { OfficeLink } from '../../kit/office-link.tsx';
import { PageBody, PageHead, Part, TwoColumns } from '../../kit/page.tsx';
import { fieldWords } from '../../kit/product-fields.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { useMay } from '../../lib/use-me.ts';
import { reading } from '../../lib/use-office.ts';
import factStyles from './facts/facts.module.css';
import { PhoneSection } from './facts/phone-section.tsx';
import { SubscriptionSection } from './facts/subscription-section.tsx';
import { TermsSection } from './facts/terms-section.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { OptionSection } from './options/option-section.tsx';
import { type OwnSaves, useOwnSaves } from './own-saves.ts';
import { PairFields } from './pair-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductHistory } from './product-history.tsx';
import { Listings, Options, Pairs } from './product-parts.tsx';
import { stateTones } from './product-words.ts';
import styles from './products.module.css';
import { RequestEditor } from './request-editor.tsx';
import { SaveOrAsk } from './save-or-ask.tsx';
import { SupplierField } from './supplier-field.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';

/** The page of the product that the address names. */
export function ProductRoute() {
  const { productNo = '' } = useParams({ strict: false });
  return <ProductPage key={productNo} productNo={productNo} />;
}

function ProductPage({ productNo }: { productNo: string }) {
  const { data, error, refetch } = useQuery(reading(getProduct, { params: { productNo } }));
  const mayRequest = useMay('products.request');
  const [saves, setSaves] = useState(0);
  const own = useOwnSaves();
  if (!data)
    return error ? (
      <Failure error={error} what="상품을" retry={() => void refetch()} />
    ) : (
      <RowSkeleton rows={8} columns={2} />
    );
  const { name, state, mayWrite } = data;
  // Resets only to what was saved: a refetch never overwrites what is being typed.
  const asking = <RequestEditor product={data} fields={(form) => <EditorFields form={form} product={data} />} />;
  const afterSave = () => refetch().then(() => setSaves((count) => count + 1));
  return (
    <>
      <PageHead
        parent={<OfficeLink screen="products">상품</OfficeLink>}
        title={name}
        context={productNo}
        badges={<Badge tone={stateTones[state]}>{productStateNames[state]}</Badge>}
      />
      <PageBody>
        <TwoColumns
          side={
            <>
              <Part title="진열">
                <Listings product={data} />
              </Part>
              {!mayWrite && (
                <Part title={`옵션 ${data.words.options.length}개`}>
                  <Options product={data} />
                </Part>
              )}
              <Part title="변경 이력">
                <ProductHistory history={data.history} />
              </Part>
            </>
          }
        >
          {mayWrite ? (
            <>
              <SaveOrAsk
                product={data}
                save={<Editor key={saves} product={data} own={own} onSaved={afterSave} />}
                ask={asking}
              />
              {data.kind !== 'subscription' && <OptionSection product={data} own={own} onSaved={refetch} />}
              <OfKind product={data} own={own} onSaved={refetch} />
            </>
          ) : mayRequest ? (
            <>
              {asking}
              <OfKind product={data} own={own} onSaved={refetch} />
            </>
          ) : (
            <Part title="상품정보제공고시">
              <Pairs rows={data.words.statutoryNotice} />
            </Part>
          )}
        </TwoColumns>
      </PageBody>
    </>
  );
}

type EditorProps = { product: ProductDetail; own: OwnSaves; onSaved: () => Promise<unknown> };

/** The own fields of phones and subscriptions. */
const OfKind = (props: EditorProps) => (
  <>
    {props.product.phone && (
      <div className={factStyles.kind}>
        <PhoneSection {...props} />
      </div>
    )}
    {props.product.subscription && (
      <>
        <div className={factStyles.kind}>
          <TermsSection {...props} />
        </div>
        <div className={factStyles.kind}>
          <SubscriptionSection {...props} />
        </div>
      </>
    )}
  </>
);

function Editor({ product, own, onSaved }: EditorProps) {
  const [seen] = useState(product);
  const form = useProductForm(seen, own, onSaved);
  return (
    <>
      <Form form={form}>
        <EditorFields form={form} product={seen} />
      </Form>
      <SaveBar form={form} />
    </>
  );
}

/** The common product fields, to be saved or requested. */
function EditorFields({ form, product }: { form: ProductForm; product: ProductDetail }) {
  const { data: choices } = useQuery(reading(listProductChoices));
  const { brandId } = product.words;
  return (
    <>
      <FormSection title="기본 정보" note="카드와 상세에 보여요.">
        <Basics form={form} brands={choices?.brands ?? [{ brandId, name: product.brandName }]}>
          {product.mayWrite && <SupplierField field={form.field('supplierNo')} product={product} choices={choices} />}
        </Basics>
      </FormSection>
      <FormSection title="사진" note="첫 장이 카드에 보여요.">
        <PictureField
          images={form.values.images}
          error={form.errors['images']}
          onChange={(images) => form.set('images', images)}
        />
      </FormSection>
      {product.kind === 'goods' && (
        <FormSection title="시중가" note="할인율은 이 값과 판매가로 계산해요.">
          <div className={styles.columns}>
            <TextField label={fieldWords['marketPrice']} inputMode="numeric" unit="원" {...form.field('marketPrice')} />
            <TextField
              label={fieldWords['marketPriceOn']}
              type="date"
              help="다른 판매처의 가격을 본 날이에요."
              {...form.field('marketPriceOn')}
            />
          </div>
        </FormSection>
      )}
      <FormSection id="statutoryNotice" title="상품정보제공고시" note="품목마다 법이 정한 항목이에요.">
        <NoticeFields form={form} groups={choices?.noticeGroups ?? []} />
      </FormSection>
      <FormSection title="상세 설명" note="상품 화면 아래쪽에 보여요.">
        <RichText
          label={fieldWords['descriptionHtml'] ?? ''}
          maxLength={longestOf(saveProduct.body, 'descriptionHtml')}
          html={form.values.descriptionHtml}
          error={form.errors['descriptionHtml']}
          onChange={(html) => form.set('descriptionHtml', html)}
        />
      </FormSection>
      <FormSection title="상품 사양" note="상품 화면에 표로 보여요.">
        <PairFields
          rows={form.values.specifications}
          what="사양"
          name="specifications"
          errors={form.errors}
          onChange={(rows) => form.set('specifications', rows)}
        />
      </FormSection>
      <FormSection title="배송">
        <Delivery form={form} />
      </FormSection>
    </>
  );
}

type BasicsProps = {
  form: ProductForm;
  brands: readonly { readonly brandId: number; readonly name: string }[];
  children: ReactNode;
};

function Basics({ form, brands, children }: BasicsProps) {
  return (
    <div className={styles.fields}>
      <TextField label={fieldWords['name']} {...form.field('name')} />
      <div className={styles.columns}>
        <SelectField
          label={fieldWords['brandId']}
          choices={brands.map(({ brandId, name }) => ({ value: String(brandId), label: name }))}
          {...form.field('brandId')}
        />
        <TextField label={fieldWords['modelName']} note="선택" {...form.field('modelName')} />
      </div>
      {children}
      <TextField label={fieldWords['summary']} note="선택" {...form.field('summary')} />
      <TextField label={fieldWords['tag']} note="선택" {...form.field('tag')} />
      <TextField
        label={fieldWords['searchTags']}
        note="선택"
        help="쉼표로 나눠 20개까지 적어요."
        {...form.field('searchTags')}
      />
    </div>
  );
}

function Delivery({ form }: { form: ProductForm }) {
  const { hasFreeDelivery, shipsToday } = form.values;
  return (
    <div className={styles.fields}>
      <div className={styles.columns}>
        <SelectField
          label={fieldWords['deliveryMethod']}
          choices={deliveryMethodCodes.map((code) => ({ value: code, label: deliveryMethodName(code) }))}
          {...form.field('deliveryMethod')}
        />
        <TextField
          label={fieldWords['mostPieces']}
          note="선택"
          help="비워 두면 몰의 기준을 따라요."
          inputMode="numeric"
          unit="개"
          {...form.field('mostPieces')}
        />
      </div>
      <Checkbox checked={hasFreeDelivery} onChange={({ target }) => form.set('hasFreeDelivery', target.checked)}>
        {fieldWords['hasFreeDelivery']}
      </Checkbox>
      <Checkbox checked={shipsToday} onChange={({ target }) => form.set('shipsToday', target.checked)}>
        {fieldWords['shipsToday']}
      </Checkbox>
      <TextField label={fieldWords['deliveryNote']} note="선택" {...form.field('deliveryNote')} />
    </div>
  );
}
