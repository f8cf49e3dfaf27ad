import { buildKit } from './build.mjs';

/** Builds and packs once; the tests find the packages by `provide`. */
export async function setup(project) {
  project.provide('packed', await buildKit());
}
