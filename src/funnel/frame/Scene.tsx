import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BreakableText } from '#components/BreakableText.tsx';
import { scene as words } from '#content/funnel/scene.ts';
import { Truck, type TruckState } from '#truck/Truck.tsx';

const Shown = styled('div')(({ theme }) => ({
  '&[data-on="laptop"]': { [theme.breakpoints.down('laptop')]: { display: 'none' } },
  '&[data-on="phone"]': { [theme.breakpoints.up('laptop')]: { display: 'none' } },
}));

const Below = styled('div')(({ theme }) => ({
  marginBlock: theme.spacing(1.5),
  [theme.breakpoints.up('tablet')]: { marginTop: theme.spacing(4) },
}));

export interface SceneProps {
  /** Where the owner stands. */
  state: TruckState;
  /** The name of the owner's truck, once it is known. */
  name?: string | undefined;
  /** A line below the picture. */
  caption?: string | undefined;
  /** What belongs to the picture and comes before the screen's content, beside it on a laptop. */
  below?: ReactNode;
  /** A page of cards has a strip. */
  shape?: 'picture' | 'strip';
  /** Only on screens of this size, where a screen has the truck in two places; on a phone, as a close-up. */
  on?: 'phone' | 'laptop';
}

/** The owner's truck with its description in the page's language. */
export function Scene({ state, name = '', caption, below, on, shape = 'picture' }: SceneProps) {
  const painted = name.trim();
  return (
    <Shown data-on={on}>
      <Truck
        state={state}
        label={words[state](painted)}
        name={painted}
        shape={on === 'phone' ? 'closeUp' : shape}
      />
      {caption ? (
        <Typography variant="h4" component="p" sx={{ marginTop: 1 }}>
          <BreakableText kept={[name]}>{caption}</BreakableText>
        </Typography>
      ) : null}
      {below ? <Below>{below}</Below> : null}
    </Shown>
  );
}
