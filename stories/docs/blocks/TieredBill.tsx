import { formatMoney } from '#domain/money.ts';
import { priceList } from '#domain/priceList.ts';
import { Facts } from './Facts.tsx';

const { price = 0, additionalDevice = 0 } = priceList.Monthly.prices.USD ?? {};

function dollars(whole: number): string {
  return formatMoney({ amount: whole * 100, currency: 'USD' });
}

/** The Monthly plan for a few fleet sizes: the promised bill, and the bill of a fixed price times the quantity. */
export function TieredBill() {
  return (
    <Facts
      label="Bill by number of devices"
      columns={['Devices', 'Promised, and billed by tiers', 'Fixed price times quantity']}
      rows={[1, 2, 3, 10].map((devices) => [
        String(devices),
        dollars(price + (devices - 1) * additionalDevice),
        dollars(price * devices),
      ])}
    />
  );
}
