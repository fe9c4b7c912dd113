import type { ComponentProps } from 'react';
import { Button } from '../button.tsx';
import type { AnyForm } from './form.tsx';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'form'> & { form: Pick<AnyForm, 'id' | 'isSending'> };

/** Submits a form from anywhere on the page, such as the footer of its drawer or modal. */
export const SubmitButton = ({ form, ...button }: Props) => (
  <Button variant="primary" isBusy={form.isSending} {...button} type="submit" form={form.id} />
);
