import { useSearch } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useState } from 'react';
import { type OfficeMall, useMallScope, useMalls } from '../lib/mall-scope.ts';
import type { SearchParams } from '../lib/search.ts';
import { MallField } from './mall-field.tsx';
import { OfficeLink } from './office-link.tsx';

type OneMall = {
  /** Undefined until the malls are loaded. */
  readonly mall: OfficeMall | undefined;
  /** The field that chooses another one; nothing while the office is limited to one mall. */
  readonly field: ReactNode;
};

/** The mall of a screen that shows one at a time: from the address, or chosen here. */
export function useOneMall(): OneMall {
  const { malls } = useMalls();
  const scoped = useMallScope();
  const [chosen, setChosen] = useState<number>();
  const mall = scoped ?? malls.find(({ mallId }) => mallId === chosen) ?? malls[0];
  const back = useBack(mall);
  const choice = !scoped && mall && malls.length > 1 && (
    <MallField key="mall" size="sm" value={mall.mallId} onChange={setChosen} />
  );
  return { mall, field: (back || choice) && [back, choice] };
}

/** Back to the opening step that linked here, as the address says. */
function useBack(mall: OfficeMall | undefined): ReactNode {
  const { opening }: SearchParams = useSearch({ strict: false });
  return (
    mall &&
    opening && (
      <OfficeLink key="back" isButton screen="mallOpening" params={{ mallId: mall.mallId }} search={{ step: opening }}>
        <ArrowLeft size={15} aria-hidden="true" /> {`${mall.name} 열기로 돌아가기`}
      </OfficeLink>
    )
  );
}
