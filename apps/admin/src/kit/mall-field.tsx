import { mallChoices, useMalls } from '../lib/mall-scope.ts';
import { SelectField } from './form/controls.tsx';

type Props = { value: number; onChange: (mallId: number) => void; size?: 'sm'; disabled?: boolean };

/** Chooses one of the malls in one's scope. */
export function MallField({ value, onChange, ...field }: Props) {
  const { malls } = useMalls();
  return (
    <SelectField
      label="몰"
      choices={mallChoices(malls)}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      {...field}
    />
  );
}
