import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/$mallUrl/_main/order/cart')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/$mallUrl/_main/order/cart"!</div>;
}
