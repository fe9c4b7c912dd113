import { type ReactNode, useState } from 'react';
import { type OfficeMall, useMallScope, useMalls } from '../lib/mall-scope.ts';
import { SelectField } from './form/controls.tsx';

type OneMall = {
  /** Undefined until it is known which malls there are. */
  readonly mall: OfficeMall | undefined;
  /** Where another one is chosen; nothing where the office is narrowed to one. */
  readonly field: ReactNode;
};

/** The mall of a screen that shows one at a time: the one that the address names, or the one that is chosen here. */
export function useOneMall(): OneMall {
  const { malls } = useMalls();
  const scoped = useMallScope();
  const [chosen, setChosen] = useState<number>();
  const mall = scoped ?? malls.find(({ mallId }) => mallId === chosen) ?? malls[0];
  const field = !scoped && mall && malls.length > 1 && (
    <SelectField
      label="몰"
      size="sm"
      choices={malls.map(({ mallId, name }) => ({ value: String(mallId), label: name }))}
      value={String(mall.mallId)}
      onChange={({ target: { value } }) => setChosen(Number(value))}
    />
  );
  return { mall, field };
}
