import type { OrderField } from './order-form.ts';

/** Marks the control where an error of the field can be corrected. */
export const fieldMark = (field: OrderField) => ({ 'data-order-field': field });

/** Leads to that control. */
export function focusField(field: OrderField): void {
  const control = document.querySelector<HTMLElement>(`[data-order-field="${field}"]`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
