import { useRef, type MouseEvent } from 'react';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { dayNames, hourName } from '#content/demos/week.ts';
import { findItem, modifiersOf } from '../state/menu.ts';
import { findSpot } from '../state/sampleSpots.ts';
import { ModifierSheet } from './ModifierSheet.tsx';
import { orderId } from './orderId.ts';
import { OrderTicket } from './OrderTicket.tsx';
import { ReceiptStrip } from './ReceiptStrip.tsx';
import { shiftTally } from './shiftTally.ts';
import type { PointOfSaleState } from './usePointOfSale.ts';

export interface OrderSideProps {
  till: PointOfSaleState;
}

/** The paper side of the point of sale: the current order, or the receipt of the last one. */
export function OrderSide({ till }: OrderSideProps) {
  const { state, sale, receipt, extrasOf } = till;
  const { menu, shift } = state;
  const line = state.cart.find(({ id }) => id === extrasOf);
  const item = line && findItem(menu, line.itemId)?.item;
  const tally = shiftTally(state);
  const pressed = useRef<Element>(null);
  // The second press of a double one must neither pay nor remove the receipt, whose key takes the place of the first.
  const handleClickCapture = (event: MouseEvent) => {
    const key = (event.target as Element).closest('button');
    if (event.detail > 1 && key !== pressed.current) event.stopPropagation();
    else pressed.current = key;
  };
  return (
    <div id={orderId} tabIndex={-1} onClickCapture={handleClickCapture}>
      {receipt ? (
        <ReceiptStrip
          key={receipt.order.id}
          {...receipt}
          tally={{
            where: pointOfSale.tally(findSpot(shift.spotId).name, dayNames[shift.day], hourName(shift.hour)),
            sold: pointOfSale.tallySold(tally.orders, formatAmount(tally.total)),
            profit: pointOfSale.tallyProfit(formatAmount(tally.profit)),
          }}
          onNext={till.onNext}
        />
      ) : (
        <OrderTicket
          ticket={state.nextTicket}
          sale={sale}
          offline={state.airplane}
          canHaveExtras={(itemId) => (findItem(menu, itemId)?.item.modifierIds.length ?? 0) > 0}
          onQuantity={till.onQuantity}
          onExtras={till.onExtrasOf}
          onClear={till.onClear}
          onPay={till.onPay}
        />
      )}
      {line && item ? (
        <ModifierSheet
          itemName={item.name}
          modifiers={modifiersOf(menu, item)}
          chosen={line.modifierIds}
          onChange={till.onExtras}
          onClose={() => till.onExtrasOf(undefined)}
        />
      ) : null}
    </div>
  );
}
