import { type OfficeScreen, type OfficeTarget, officePath } from '@mall/domain/office/screens';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { SearchParams } from '../lib/search.ts';
import styles from './office-link.module.css';

type Props<S extends OfficeScreen> = OfficeTarget<S> &
  Omit<ComponentProps<typeof Link>, 'to' | 'params' | 'search'> & {
    readonly search?: SearchParams;
    /** Placed among buttons, and styled like them. */
    readonly isButton?: true;
  };

/** A link to a screen of the office: a wrong name or parameter does not compile. */
export function OfficeLink<S extends OfficeScreen>({ screen, params, search, isButton, ...link }: Props<S>) {
  return (
    <Link
      to={officePath({ screen, params } as unknown as OfficeTarget<S>)}
      {...(isButton && { className: styles.button })}
      {...(search && { search })}
      {...link}
    />
  );
}
