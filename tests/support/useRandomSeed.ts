import fc from 'fast-check';

// Every property that names no seed of its own.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(import.meta.env['RANDOM_SEED']) });
