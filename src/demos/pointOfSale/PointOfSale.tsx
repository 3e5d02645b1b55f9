import { styled } from '@mui/material/styles';
import { ClipboardList } from 'lucide-react';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { NothingYet } from '../frame/NothingYet.tsx';
import { setAirplane } from '../state/sync.ts';
import { changeShift, switchDiscount } from '../state/demoState.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { DiscountBoard } from './DiscountBoard.tsx';
import { keyTag } from './discountWords.ts';
import { ItemKeys } from './ItemKeys.tsx';
import { keysId, tabId } from './keysId.ts';
import { OrderSide } from './OrderSide.tsx';
import { ShiftBar } from './ShiftBar.tsx';
import { SyncQueue } from './SyncQueue.tsx';
import { TotalBar } from './TotalBar.tsx';
import { usePointOfSale } from './usePointOfSale.ts';

const wide = '@container demo (min-width: 680px)';

const Till = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"keys" "order" "queue" "discounts"',
  gap: 20,
  padding: 10,
  [wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"keys order" "discounts order" "queue order"',
    padding: 20,
  },
  '@container demo (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
});

const Area = styled('div')({ minWidth: 0 });

const KeysPanel = styled('div')({ paddingTop: 14 });

// Visible while the keys are in view; the order itself is below them.
const Narrow = styled('div')({
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  marginTop: 14,
  [wide]: { display: 'none' },
});

/** The point of sale: sells the menu of the menu builder, online or offline. */
export function PointOfSale() {
  const till = usePointOfSale();
  const { state, change, category, sale, receipt, said } = till;
  const { menu, discounts, shift, cart, airplane, queue, server } = state;
  const countOf = (itemId: string) =>
    cart.filter((line) => line.itemId === itemId).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <ShiftBar
        shift={shift}
        airplane={airplane}
        onShift={(next) => change(changeShift(next))}
        onAirplane={({ on }) => change(setAirplane(on))}
      />
      <Till>
        <Area style={{ gridArea: 'keys' }}>
          {category ? (
            <>
              <CategoryTabs
                categories={menu.categories}
                open={category.id}
                onOpen={({ categoryId }) => till.onOpen(categoryId)}
              />
              <KeysPanel role="tabpanel" id={keysId} aria-labelledby={tabId(category.id)}>
                <ItemKeys
                  category={category}
                  countOf={countOf}
                  tagOf={(item) => keyTag(item, { categoryId: category.id, discounts, at: shift })}
                  onPress={till.onPress}
                />
              </KeysPanel>
            </>
          ) : (
            <NothingYet icon={ClipboardList} title={pointOfSale.emptyMenu}>
              {pointOfSale.emptyMenuText}
            </NothingYet>
          )}
          {sale.lines.length > 0 && !receipt ? (
            <Narrow>
              <TotalBar sale={sale} />
            </Narrow>
          ) : null}
        </Area>
        <Area style={{ gridArea: 'order' }}>
          <OrderSide till={till} />
        </Area>
        <Area style={{ gridArea: 'queue' }}>
          <SyncQueue queue={queue} server={server} />
        </Area>
        <Area style={{ gridArea: 'discounts' }}>
          <DiscountBoard
            discounts={discounts}
            menu={menu}
            at={shift}
            onSwitch={({ id, on }) => change(switchDiscount(id, on))}
          />
        </Area>
      </Till>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
