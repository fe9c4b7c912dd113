import { Checkbox } from '@mall/ui/checkbox';
import { TextField } from '@mall/ui/text-field';
import { Fragment } from 'react';
import { ErrorText } from '../../components/error-text.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import styles from './address.module.css';
import type { AddressForm as Form } from './address-form.ts';
import { usePostcodeFinder } from './postcode-finder.tsx';
import type { FoundAddress } from './postcode-widget.ts';
import type { AddressFormState } from './use-address-form.ts';

type Props = {
  /** The form's id, for the button that submits it. */
  id: string;
  form: AddressFormState;
  /** The default address stays the default until another one becomes it. */
  isDefaultFixed: boolean;
};

type TypedName = Exclude<keyof Form, 'isDefault'>;

const fields = [
  { name: 'recipient', label: '받는 분', autoComplete: 'name', isRequired: true },
  {
    name: 'phone',
    label: '전화번호',
    autoComplete: 'tel',
    type: 'tel',
    isRequired: true,
    placeholder: '010-0000-0000',
  },
  { name: 'postcode', label: '우편번호', autoComplete: 'postal-code', inputMode: 'numeric', isRequired: true },
  { name: 'roadAddress', label: '도로명 주소', autoComplete: 'address-line1', isRequired: true },
  { name: 'detailAddress', label: '상세 주소', autoComplete: 'address-line2', placeholder: '동, 호수' },
  { name: 'label', label: '배송지 이름', placeholder: '집, 회사' },
] as const satisfies readonly ({ name: TypedName } & Record<string, unknown>)[];

const postcodeHelp = (
  <a href="https://www.juso.go.kr" target="_blank" rel="noreferrer" className={styles.finder}>
    우편번호를 모르면 도로명주소 누리집에서 찾을 수 있어요
  </a>
);

/** The fields of an address. The postcode is searched with a widget where one is configured, and can always be typed. */
export function AddressForm({ id, form, isDefaultFixed }: Props) {
  const { postcodeScriptUrl } = useMall();
  const take = (found: FoundAddress) => {
    form.set(found);
    form.props.ref.current?.querySelector<HTMLElement>('[name="detailAddress"]')?.focus();
  };
  const finder = usePostcodeFinder(postcodeScriptUrl, take);
  return (
    <form id={id} className={styles.form} {...form.props}>
      {fields.map(({ name, ...field }) => (
        <Fragment key={name}>
          <TextField
            {...field}
            {...form.field(name)}
            {...(name === 'postcode' && (postcodeScriptUrl ? { trailing: finder.button } : { help: postcodeHelp }))}
          />
          {name === 'postcode' && finder.widget}
        </Fragment>
      ))}
      {!isDefaultFixed && (
        <Checkbox checked={form.values.isDefault} onChange={(event) => form.set({ isDefault: event.target.checked })}>
          기본 배송지로 저장
        </Checkbox>
      )}
      <ErrorText isAnnounced>{form.failure}</ErrorText>
    </form>
  );
}
