import { Chip } from '@mall/ui/chip';
import { memo } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import type { CategoryPlace } from '../model/category-place.ts';

type Props = { place: CategoryPlace; className: string | undefined };

/** The category's parts as chips, the whole category first. */
export const SubCategories = memo(function SubCategories({ place: { subCategories }, className }: Props) {
  if (subCategories.length < 2) return null;
  return (
    <nav className={className} aria-label="하위 카테고리">
      {subCategories.map(({ label, to, isOn }) => (
        <Chip key={label} isOn={isOn} render={<MallLink to={to} />}>
          {label}
        </Chip>
      ))}
    </nav>
  );
});
