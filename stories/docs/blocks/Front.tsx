import Stack from '@mui/material/Stack';
import { ArrowRight } from 'lucide-react';
import { ActionButton } from '#components/ActionButton.tsx';
import { AwningEdge } from '#components/AwningEdge.tsx';
import { Icon } from '#components/Icon.tsx';
import { Notice } from '#components/Notice.tsx';
import { tokens } from '#theme/index.ts';
import { Truck } from '#truck/Truck.tsx';
import { Block } from './Block.tsx';

const { color, radius } = tokens;
const ground = [color.orange, color.green, color.leaf, color.chili, color.paperDeep, color.ink];

/** The brand at a glance: its awning, its truck, its colors, its main button and its voice. A picture, which cannot be used. */
export function Front() {
  return (
    <Block>
      <div
        inert
        style={{
          background: color.white,
          borderRadius: radius.card,
          overflow: 'hidden',
          boxShadow: tokens.shadow.low,
        }}
      >
        <AwningEdge />
        <Stack direction={{ tablet: 'row' }} spacing={4} sx={{ padding: 4, alignItems: 'center' }}>
          <div style={{ flex: '1 1 280px', width: '100%' }}>
            <Truck state="open" name="Taco Comet" label="A food truck, open, with its name on it" />
          </div>
          <Stack spacing={2} sx={{ flex: '1 1 240px' }}>
            <Stack direction="row" spacing={1} aria-hidden>
              {ground.map((one) => (
                <div
                  key={one}
                  style={{ background: one, width: 36, height: 36, borderRadius: radius.control }}
                />
              ))}
            </Stack>
            <Notice tone="success">We saved what you typed.</Notice>
            <ActionButton variant="contained" endIcon={<Icon of={ArrowRight} />}>
              Proceed to Checkout
            </ActionButton>
          </Stack>
        </Stack>
      </div>
    </Block>
  );
}
