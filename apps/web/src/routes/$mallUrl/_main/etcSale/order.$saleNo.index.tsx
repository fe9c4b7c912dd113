import { createFileRoute, redirect } from '@tanstack/react-router';

// Nothing is chosen yet: one chooses on the sale's own page.
export const Route = createFileRoute('/$mallUrl/_main/etcSale/order/$saleNo/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$mallUrl/etcSale/detail/$saleNo', params, replace: true });
  },
});
